import { expect, it } from 'vitest';
import { toModule } from './react-modules.ts';

it('turns what a CommonJS module exports and requires into exports and imports', () => {
  const code = `"use strict";
var React = require("react"),
  Scheduler = require("scheduler");
function log() { return exports.version; }
exports.version = "19";
exports.useState = function () { return React.useState(Scheduler); };
`;
  const module = toModule(code, 'a.js');
  expect(module).toContain("import * as React from 'react';");
  expect(module).toContain("import * as Scheduler from 'scheduler';");
  expect(module).toContain('var exports_version = "19";');
  expect(module).toContain('return exports_version;');
  expect(module).toContain('export { exports_version as version, exports_useState as useState };');
  expect(module).not.toMatch(/require\(|exports\./);
});

it('refuses a module of another form', () => {
  expect(() => toModule('module.exports = 1;', 'a.js')).toThrow('a.js is of another form');
  expect(() => toModule('const a = () => require("b");', 'b.js')).toThrow('b.js');
});
