import { beforeEach, expect, it } from 'vitest';
import { StepOutput } from './step-output.mjs';

let printed = '';
let output = new StepOutput({ write: () => {} });

beforeEach(() => {
  printed = '';
  output = new StepOutput({
    write: (chunk) => {
      printed += chunk;
    },
  });
});

it('streams a step that runs alone', () => {
  const lint = output.begin('lint');
  lint.write('one\n');
  expect(printed).toBe('\n== lint ==\none\n');
  lint.write('two\n');
  lint.end('passed');
  expect(printed).toBe('\n== lint ==\none\ntwo\n-- lint passed --\n');
});

it('prints a step that runs beside another as a block when it ends', () => {
  const unit = output.begin('unit');
  const e2e = output.begin('e2e');
  unit.write('u1\n');
  e2e.write('e1\n');
  unit.write('u2\n');
  expect(printed).toBe('');
  unit.end('passed');
  expect(printed).toBe('\n== unit ==\nu1\nu2\n-- unit passed --\n');
});

it('streams the last step from the moment it is alone, with what it wrote before', () => {
  const unit = output.begin('unit');
  const e2e = output.begin('e2e');
  e2e.write('e1\n');
  unit.end('FAILED');
  printed = '';
  e2e.write('e2\n');
  expect(printed).toBe('\n== e2e ==\ne1\ne2\n');
});

it('repeats the heading of a step whose stream another one interrupted', () => {
  const e2e = output.begin('e2e');
  e2e.write('e1\n');
  const site = output.begin('site');
  e2e.write('e2\n');
  site.write('s1\n');
  site.end('passed');
  e2e.end('passed');
  expect(printed).toBe(
    '\n== e2e ==\ne1\n\n== site ==\ns1\n-- site passed --\n\n== e2e ==\ne2\n-- e2e passed --\n',
  );
});
