import type { CSSProperties } from 'react';

/** The names of all custom properties that `:root` declares, in their order. */
function tokenNames(): string[] {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const names = rules
    .filter((rule) => rule instanceof CSSStyleRule && rule.selectorText === ':root')
    .flatMap((rule) => [...(rule as CSSStyleRule).style])
    .filter((name) => name.startsWith('--'));
  return [...new Set(names)];
}

/** The samples of tokens, by the start of their names. All others are colours. */
const SAMPLES: readonly (readonly [name: RegExp, show: (value: string) => CSSProperties | null])[] =
  [
    [/^--(?:type-)/, (value) => ({ fontSize: value, lineHeight: 1 })],
    [/^--(?:text|display)$/, (value) => ({ fontFamily: value })],
    [
      /^--(?:space-|gutter|touch)/,
      (value) => ({ width: value, height: 16, background: 'var(--accent)' }),
    ],
    [/^--(?:round|pill)/, (value) => ({ borderRadius: value })],
    [/^--shadow/, (value) => ({ boxShadow: value, background: 'var(--card)' })],
    [/^--(?:motion|ease|measure)/, () => null],
  ];

/** Every design token with its name and a sample. */
export function TokenList() {
  return (
    <dl className="dev-kit-tokens">
      {tokenNames().map((name) => (
        <div key={name}>
          <Sample name={name} />
          <dt>
            <code>{name}</code>
          </dt>
        </div>
      ))}
    </dl>
  );
}

function Sample({ name }: { name: string }) {
  const show = SAMPLES.find(([pattern]) => pattern.test(name))?.[1];
  const style = show ? show(`var(${name})`) : { background: `var(${name})` };
  if (!style) {
    return <dd>{getComputedStyle(document.documentElement).getPropertyValue(name)}</dd>;
  }
  if ('fontSize' in style || 'fontFamily' in style) return <dd style={style}>Bachata</dd>;
  return <dd className="dev-kit-swatch" style={style} />;
}
