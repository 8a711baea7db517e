"""The stamp of the database changes with every commit and with nothing else."""

from pathlib import Path

import pytest

from memory.long_term.engine import Database


@pytest.fixture
def database(tmp_path: Path) -> Database:
    return Database(f"sqlite:///{tmp_path / 'memory.sqlite'}")


def _write(database: Database) -> None:
    with database.writing() as connection:
        connection.exec_driver_sql("CREATE TABLE IF NOT EXISTS noted (x)")
        connection.exec_driver_sql("INSERT INTO noted VALUES (1)")


def test_the_stamp_stays_while_nobody_commits(database: Database) -> None:
    before = database.stamp()
    with database.reading() as connection:
        connection.exec_driver_sql("SELECT 1")
    assert before is not None
    assert database.stamp() == before


def test_a_commit_gives_another_stamp_each_time(database: Database) -> None:
    stamps = [database.stamp()]
    for _ in range(3):
        _write(database)
        stamps.append(database.stamp())
    assert len(set(stamps)) == 4


def test_a_commit_of_another_process_counts_and_one_rolled_back_does_not(database: Database) -> None:
    before = database.stamp()
    other = Database(str(database.url))
    with pytest.raises(ZeroDivisionError), other.writing() as connection:
        connection.exec_driver_sql("CREATE TABLE noted (x)")
        _ = 1 / 0
    assert database.stamp() == before
    _write(other)
    assert database.stamp() != before
