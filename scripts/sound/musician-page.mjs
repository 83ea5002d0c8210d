import { htmlPage } from './report-page.mjs';

/** Twenty clips that together cover every player, rhythm and section. */
export const FOR_MUSICIANS = [
  'solo-derecho-requinto',
  'solo-derecho-segunda',
  'solo-derecho-bass',
  'solo-derecho-guira',
  'solo-derecho-bongos',
  'solo-mambo-bongos_guira',
  'band-derecho',
  'band-majao',
  'band-mambo',
  'section-intro',
  'section-verse',
  'section-pre-chorus',
  'section-chorus',
  'section-mambo',
  'section-outro',
  'technique-slides',
  'technique-tremolo',
  'style-bolero',
  'style-merengue',
  'missing-03',
];

/** The questions about each clip. */
const QUESTIONS = ['Which of these would you believe from a record?', 'What gives it away?'];

/**
 * A page for a musician: clips with two questions each. The answers become messages for the site's feedback form, to be
 * copied from the page.
 * @param {{ id: string, files: string[] }[]} entries all clips of the report
 * @param {string} site its address
 * @param {number} length maximum length of a message in the form, in characters
 * @throws RangeError if the report lacks one of these clips
 */
export function musicianPage(entries, site, length) {
  const clips = FOR_MUSICIANS.map((id) => {
    const entry = entries.find((one) => one.id === id);
    if (!entry) throw new RangeError(`there is no clip '${id}'`);
    return entry;
  });
  const body = `<header>
<h1>Would you believe it?</h1>
<p>${clips.length} clips, for a musician who plays bachata. Nobody has judged them by ear yet. Two questions about each:
<em>${QUESTIONS.join('</em> <em>')}</em></p>
<p>Every answer counts, also a single one. What you write stays on this page until you copy it.</p>
</header>
<main>
<form>
${clips.map(question).join('\n')}
</form>
<section aria-labelledby="send">
<h2 id="send">Send your answers</h2>
<p>Copy each message into the feedback form of <a href="${site}">${new URL(site).host}</a>: the button at the foot of every page.
A message holds ${length} characters.</p>
<div id="messages" aria-live="polite"></div>
</section>
</main>
<script>${SCRIPT.replaceAll('MESSAGE_LENGTH', `${length}`)}</script>`;
  return htmlPage('Would you believe it?', body, FORM_STYLE);
}

const FORM_STYLE = `
textarea { width: 100%; box-sizing: border-box; font: inherit; min-height: 3rem; }
fieldset { border: 0; padding: 0; margin: 0.5rem 0; }
label { display: inline-block; min-height: 1.75rem; margin-inline-end: 1.5rem; }
button { font: inherit; min-height: 2.75rem; padding: 0 1rem; }
`;

function question({ id, files }) {
  const [believe, gives] = QUESTIONS;
  return `<article data-clip="${id}">
<h2>${id}</h2>
<audio controls preload="none">${files.map((file) => `<source src="${file}">`).join('')}</audio>
<fieldset><legend>${believe}</legend>
${['From a record', 'From a machine', 'Not sure'].map((answer) => `<label><input type="radio" name="${id}" value="${answer}"> ${answer}</label>`).join('')}
</fieldset>
<label for="${id}">${gives}</label>
<textarea id="${id}" name="${id}-why"></textarea>
</article>`;
}

/** Writes the answers as messages that fit into the form, each with a Copy button. */
const SCRIPT = `
const form = document.querySelector('form');
const out = document.querySelector('#messages');
form.addEventListener('input', () => {
  const answers = [...document.querySelectorAll('article')].flatMap((article) => {
    const id = article.dataset.clip;
    const chosen = article.querySelector('input:checked')?.value;
    const why = article.querySelector('textarea').value.trim();
    return chosen || why ? [[id, chosen ?? 'no choice', why].filter(Boolean).join(': ')] : [];
  });
  const messages = [];
  for (const answer of answers) {
    const last = messages.at(-1);
    if (last !== undefined && last.length + answer.length + 1 <= MESSAGE_LENGTH) messages[messages.length - 1] = last + '\\n' + answer;
    else messages.push(answer.slice(0, MESSAGE_LENGTH));
  }
  out.replaceChildren(...messages.map((message, i) => {
    const box = document.createElement('div');
    const text = document.createElement('textarea');
    text.readOnly = true;
    text.value = message;
    text.setAttribute('aria-label', 'Message ' + (i + 1));
    const copy = document.createElement('button');
    copy.type = 'button';
    copy.textContent = 'Copy message ' + (i + 1);
    copy.addEventListener('click', () => { text.select(); navigator.clipboard?.writeText(message); });
    box.append(text, copy);
    return box;
  }));
});
`;
