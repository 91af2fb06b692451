#!/usr/bin/env python3
"""Has the reports of `detent lint` read by other people's readers (sarif-tools, sarif-pydantic, junitparser, jsonschema)
and compares what they read with each other. Usage: read_lint.py BINARY"""
import json
import os
import re
import subprocess
import sys
import tempfile

import jsonschema
from junitparser import Error, Failure, JUnitXml
from sarif import loader
from sarif_pydantic import Sarif

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
KINDS = {"json": "r.json", "sarif": "r.sarif", "junit": "r.xml", "github": "r.github", "markdown": "r.md"}
LEVELS = {"error": "error", "warning": "warning", "advice": "note"}


def check(holds, what):
    if not holds:
        sys.exit(f"lint reports: {what}")


def read(name):
    with open(name, encoding="utf-8") as file:
        return file.read()


def write(name, text):
    with open(name, "w", encoding="utf-8") as file:
        file.write(text)


def lint(binary, *arguments):
    return subprocess.run([binary, "lint", "--no-config", *arguments], capture_output=True, text=True, check=False)


def make(binary):
    """Reports of a script with everything, one that stops, and a baseline with a stale entry."""
    write("every.lua", read(f"{HERE}/every.lua"))
    write("stops.lua", "detent.screen { detent.pageControl { id = 'dots', numberOfPages = 12 } }\nerror 'mine <&>'\n")
    write("base.txt", "every.lua\tpage-control/tinted\tscreen \"gone\"\n"
          "every.lua\tscroll-view/duplicate-indicator\tscreen \"<&> \\\"quotes\\\" | pipe\" > scrollView \"pager\"\n"
          .replace('\\"', '"'))
    reports = [word for kind, name in KINDS.items() for word in ("--report", f"{kind}:{name}")]
    run = lint(binary, "every.lua", "stops.lua", "--baseline", "base.txt", *reports)
    check(run.returncode == 3, f"expected exit 3, got {run.returncode}: {run.stderr}")
    first = {name: read(name) for name in KINDS.values()}
    lint(binary, "every.lua", "stops.lua", "--baseline", "base.txt", *reports)
    check(first == {name: read(name) for name in KINDS.values()}, "a second run gives other bytes")


def schema():
    whole = json.loads(read(f"{ROOT}/docs/lint-report.schema.json"))
    jsonschema.Draft202012Validator.check_schema(whole)
    report = json.loads(read("r.json"))
    jsonschema.validate(report, whole, jsonschema.Draft202012Validator)
    findings = report["findings"]
    check({f["standing"] for f in findings} == {"open", "allowed", "baselined"}, "the standings")
    check({f["severity"] for f in findings if f["verdict"] == "fail"} == set(LEVELS), "the severities")
    check(any(f["verdict"] == "review" for f in findings), "a review")
    check(any("gesture" in f and f["time"] > 0 for f in findings), "a gesture")
    check(any("measured" in f and "limit" in f for f in findings), "numbers")
    check(len(report["staleBaseline"]) == 1, "the stale entry")
    check(len({f["fingerprint"] for f in findings}) == len(findings), "fingerprints that differ")
    return findings


def sarif(findings):
    log = Sarif.model_validate_json(read("r.sarif"))
    check(log.version == "2.1.0" and len(log.runs) == 1, "SARIF's version")
    results, rules = log.runs[0].results, log.runs[0].tool.driver.rules
    check(len(results) == len(findings), f"sarif-pydantic reads {len(results)} results")
    for result, found in zip(results, findings):
        place = result.locations[0].physical_location
        where = (result.rule_id, place.artifact_location.uri, place.region.start_line)
        check(where == (found["rule"], found["file"], found["line"]), f"SARIF's {where}")
        level = LEVELS[found["severity"]] if found["verdict"] == "fail" else "none"
        check(result.level.value == level, f"{result.rule_id}: level {result.level}")
        check(rules[result.rule_index].id == found["rule"], "a rule index")
        check(found["message"] in result.message.text, "a message")
        check(bool(result.suppressions) == (found["standing"] != "open"), "suppressions")
    for rule in rules:
        check(rule.help.markdown.startswith(f"# {rule.id}\n"), f"no help for {rule.id}")
    raw = json.loads(read("r.sarif"))["runs"][0]
    for result, found in zip(raw["results"], findings):
        check(result["partialFingerprints"]["detent/v1"] == found["fingerprint"], "fingerprints")
        properties = result["properties"]
        check(properties.get("measured") == found.get("measured"), "measured")
        check(properties.get("limit") == found.get("limit"), "limit")
        check(result["locations"][0]["logicalLocations"][0]["fullyQualifiedName"] == found["component"], "component")
    invocation = raw["invocations"][0]
    check(invocation["executionSuccessful"] is False and invocation["exitCode"] == 3, "SARIF's invocation")
    check(len(invocation["toolExecutionNotifications"]) == 2, "SARIF's notifications")


def sarif_tools(findings):
    data = loader.load_sarif_file("r.sarif")
    check(data.runs[0].get_tool_name() == "detent", "sarif-tools' tool")
    check(len(data.get_results()) == len(findings), "sarif-tools' results")
    counts = data.get_report().get_issue_type_histogram_for_severity
    for severity, level in LEVELS.items():
        wanted = sum(1 for f in findings if f["severity"] == severity and f["verdict"] == "fail")
        check(sum(counts(level).values()) == wanted, f"sarif-tools counts {level}s otherwise")


def junit(findings):
    xml = JUnitXml.fromfile("r.xml")
    suites = {suite.name: list(suite) for suite in xml}
    check(set(suites) == {"every.lua", "stops.lua", "project"}, f"JUnit's suites {list(suites)}")
    cases = [case for cases in suites.values() for case in cases]
    failed = [case for case in cases if any(isinstance(r, Failure) for r in case.result)]
    errors = [case for case in cases if any(isinstance(r, Error) for r in case.result)]
    check((xml.tests, xml.failures, xml.errors) == (len(cases), len(failed), len(errors)), "JUnit's counts")
    deciding = {(f["script"], f["rule"]) for f in findings
                if f["standing"] == "open" and f["verdict"] == "fail" and f["severity"] == "error"}
    told = {(case.classname, case.name) for case in failed if case.classname != "project"}
    check(told == deciding, f"JUnit's failures {told}")
    check([case.name for case in errors] == ["script"], "JUnit's error")
    check("mine <&>" in errors[0].result[0].message, errors[0].result[0].message)
    written = "\n".join(case.system_out or "" for case in cases)
    for found in findings:
        if (found["script"], found["rule"]) not in deciding:
            check(found["message"] in written, f"JUnit does not tell of {found['rule']}")


def others(findings):
    commands = [re.fullmatch(r"::(error|warning|notice) ([^:]*)::(.*)", line) for line in read("r.github").splitlines()]
    check(all(commands), "a line that is no workflow command")
    for command in commands:
        for pair in command[2].split(","):
            check(re.fullmatch(r"(file|line|title)=.*", pair), f"a property that splits: {pair}")
    check(len(commands) == sum(f["standing"] == "open" for f in findings) + 2, "GitHub's commands")
    for table in re.findall(r"(?:^\|.*\n)+", read("r.md"), re.M):
        check(len({len(re.findall(r"(?<!\\)\|", row)) for row in table.splitlines()}) == 1, "a table whose rows differ")


def main():
    binary = os.path.abspath(sys.argv[1])
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        make(binary)
        findings = schema()
        sarif(findings)
        sarif_tools(findings)
        junit(findings)
        others(findings)
        os.chdir(ROOT)


if __name__ == "__main__":
    main()
