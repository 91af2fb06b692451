#!/usr/bin/env python3
"""Has the reports of `detent test` read by other people's readers: prove, junitparser, jsonschema, a YAML-free GitHub
parser of our own. Usage: read.py BINARY"""
import json
import os
import re
import subprocess
import sys
import tempfile

import jsonschema
from junitparser import JUnitXml

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
# What Tests/Reports/every_spec.lua holds.
TOTAL, BAD, SKIPPED = 8, 3, 2


def check(holds, what):
    if not holds:
        sys.exit(f"reports: {what}")


def read(name):
    with open(name, encoding="utf-8") as file:
        return file.read()


def make(binary):
    names = {"tap13": "r.13", "tap": "r.tap", "junit": "r.xml", "json": "r.json", "jsonl": "r.jsonl",
             "github": "r.github", "markdown": "r.md", "plain": "r.txt"}
    arguments = [word for kind, name in names.items() for word in ("--report", f"{kind}:{name}")]
    run = subprocess.run([binary, "test", "--coverage", "every_spec.lua", *arguments], capture_output=True, text=True)
    check(run.returncode == 1, f"expected exit 1, got {run.returncode}: {run.stderr}")
    return names


def tap():
    run = subprocess.run(["prove", "--exec", "cat", "r.13"], capture_output=True, text=True)
    check("Parse errors" not in run.stdout, f"prove: {run.stdout}")
    check(f"Tests: {TOTAL} Failed: {BAD}" in run.stdout, f"prove: {run.stdout}")
    check(f"less {SKIPPED} skipped" in run.stdout, f"prove: {run.stdout}")
    thirteen, fourteen = read("r.13").split("\n"), read("r.tap").split("\n")
    check(thirteen[0] == "TAP version 13" and fourteen[0] == "TAP version 14", "TAP's first line")
    check(thirteen[1:] == fourteen[1:], "TAP 13 and 14 differ")


def junit():
    xml = JUnitXml.fromfile("r.xml")
    check((xml.tests, xml.failures, xml.errors, xml.skipped) == (TOTAL, 1, 2, SKIPPED), "JUnit's counts")
    cases = [case for suite in xml for case in suite]
    check(len(cases) == TOTAL, "JUnit's cases")
    failed = next(case for case in cases if case.name.startswith("fails"))
    check(failed.classname == "every_spec.lua.<&> \"quotes\" 'and' | pipes # hash \\ back", failed.classname)
    check("ünï — 页" in failed.result[0].text, failed.result[0].text)
    check("]]> control \ufffd and" in failed.system_out, repr(failed.system_out))


def schema():
    whole = json.loads(read(f"{ROOT}/docs/test-report.schema.json"))
    jsonschema.Draft202012Validator.check_schema(whole)
    report = json.loads(read("r.json"))
    jsonschema.validate(report, whole, jsonschema.Draft202012Validator)
    check(len(report["tests"]) == TOTAL, "JSON's tests")
    check({test["outcome"] for test in report["tests"]} == {"passed", "failed", "error", "pending"}, "outcomes")
    failure = next(test["failure"] for test in report["tests"] if test["outcome"] == "failed")
    check({"source", "moving", "changes", "decision", "step", "command"} <= failure.keys(), str(failure.keys()))
    lines = [json.loads(line) for line in read("r.jsonl").splitlines()]
    check([line["event"] for line in lines] == ["began"] + ["finished"] * TOTAL + ["ended"], "JSON Lines' events")
    for line in lines:
        part = {"$ref": f"#/$defs/{line['event']}", "$defs": whole["$defs"]}
        jsonschema.validate(line, part, jsonschema.Draft202012Validator)


def github():
    for line in read("r.github").splitlines():
        command = re.fullmatch(r"::(error|warning|notice)(?: ([^:]*))?::(.*)", line)
        check(command, f"no workflow command: {line}")
        for pair in filter(None, (command[2] or "").split(",")):
            check(re.fullmatch(r"(file|line|title)=.*", pair), f"a property that splits: {line}")


def markdown():
    text = read("r.md")
    rows = [line for line in text.splitlines() if line.startswith("|")]
    check(len({len(re.findall(r"(?<!\\)\|", row)) for row in rows}) == 1, "a table whose rows differ in length")
    check(text.count("\n```") % 2 == 0, "a code block that does not end")


def merge(binary):
    subprocess.run([binary, "report", "merge", "r.json", "--report", "json:again.json"], check=False)
    subprocess.run([binary, "report", "merge", "r.jsonl", "--report", "json:lines.json"], check=False)
    check(json.loads(read("again.json")) == json.loads(read("r.json")), "a merged report differs")
    check(json.loads(read("lines.json")) == json.loads(read("r.json")), "a report merged from JSON Lines differs")


def main():
    binary = os.path.abspath(sys.argv[1])
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        with open("every_spec.lua", "w", encoding="utf-8") as file:
            file.write(read(f"{HERE}/every_spec.lua"))
        make(binary)
        tap()
        junit()
        schema()
        github()
        markdown()
        merge(binary)
        os.chdir(ROOT)


if __name__ == "__main__":
    main()
