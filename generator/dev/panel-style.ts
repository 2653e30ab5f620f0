/** How the panel and the page of questions look, the panel in a shadow root that the page does not reach. */
export const style = `
:host { all: initial }
:host, .todo {
  --surface: light-dark(#fff, #1d2027); --text: light-dark(#191d24, #eceef2); --soft: light-dark(#59616e, #a7afbc);
  --line: light-dark(#d8dce3, #3b414c); --faint: light-dark(#f3f4f7, #272b34); --wrong: light-dark(#b3261e, #ff9d94);
  --accent: light-dark(#2656d9, #9db8ff); --on-accent: light-dark(#fff, #0f1420);
  --tint: color-mix(in srgb, var(--accent) 14%, transparent); --width: min(26rem, 100% - 24px);
  color: var(--text); color-scheme: light dark; font: 14px/1.5 system-ui, sans-serif; text-align: start;
}
:where(:host, .todo) * { box-sizing: border-box; margin: 0; font: inherit; color: inherit; letter-spacing: normal }
h1, h2, b, .label, .main { font-weight: 600 }
.label { display: flex; gap: 12px; justify-content: space-between }
small { font-weight: 400 }
.label a { color: var(--accent); font-weight: 400 }
.panel .label { padding-inline-end: 24px }
small, .place, fieldset, kbd, summary { color: var(--soft); font-size: 12px }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
button, .bar a { background: none; border: 1px solid var(--line); border-radius: 7px; cursor: pointer; padding: 5px 11px; text-decoration: none }
button:hover, .bar a:hover { background: var(--faint) }
button:disabled { cursor: default; opacity: .45 }
.main { background: var(--accent); border-color: transparent; color: var(--on-accent) }
.main:hover { background: color-mix(in srgb, var(--accent) 88%, var(--text)) }
.main kbd { color: inherit; font-weight: 400; margin-inline-start: 6px }
.place button, fieldset button { border-color: transparent; color: inherit; font-size: 12px; padding: 3px 8px }
form { display: flex; flex-wrap: wrap; gap: 8px }
form > *, .text, .drop, label:has([name=alt]) { min-width: 0; width: 100% }
form > .chip { background: var(--faint); border: 0; padding: 3px 10px 3px 4px; width: auto }
form > .item { border-width: 0 0 1px; border-radius: 0; overflow: hidden; padding: 5px 2px;  text-align: start; text-overflow: ellipsis; white-space: nowrap }
.place { align-items: center; display: flex; flex: 1 1 auto }
.place button { flex: none; text-decoration: underline }
.place button:last-child { margin-inline-end: -8px }
.todo .place span { text-align: end }
.place span { flex: 1; overflow-wrap: anywhere }
textarea, .text div, select, input:not([type=checkbox], [type=file]) {
  background: var(--surface); border: 1px solid var(--line); border-radius: 7px; padding: 7px 10px; width: 100%
}
input[type=checkbox] { accent-color: var(--accent); height: 18px; width: 18px }
.text { display: grid }
.text > * { grid-area: 1 / 1; overflow-wrap: anywhere; white-space: pre-wrap }
.text div { border-color: transparent; color: transparent }
.text textarea { background: none; overflow: hidden; resize: none; z-index: 1 }
mark { background: var(--tint); border-radius: 4px; box-shadow: 0 0 0 2px var(--tint); color: inherit }
.chip b { color: var(--accent); font-weight: 400; margin-inline: 6px 2px }
[aria-invalid=true] { border-color: var(--wrong) !important }
[hidden], .note:empty, .problem:empty, .bar p:empty { display: none !important }
.problem { color: var(--wrong) }
.problem p + p { color: var(--text) }
blockquote { border-inline-start: 3px solid var(--line); margin-bottom: 8px; padding-inline-start: 10px; white-space: pre-wrap }
summary { cursor: pointer }
ul { list-style: none; max-height: 9.5rem; overflow: auto; padding: 0 }
li { border-top: 1px solid var(--line); font-size: 13px; padding-block: 5px }
fieldset { align-items: center; border: 0; border-top: 1px solid var(--line); display: flex; flex-wrap: wrap; margin-bottom: -4px; padding: 4px 0 0 }
legend { float: left; margin-inline-end: auto }
.acts { align-items: center; display: flex; flex-wrap: wrap; gap: 8px; padding-top: 2px }
.drop { align-items: center; border: 1px dashed var(--soft); border-radius: 7px; display: grid; gap: 8px; justify-items: center; padding: 14px; position: relative }
.drop:focus-within { outline: 2px solid var(--accent) }
.drop img { border-radius: 4px; max-height: 9rem; max-width: 100% }
.drop input { cursor: pointer; height: 100%; inset: 0; opacity: 0; position: absolute; width: 100% }
.panel, .bar, .todo form { background: var(--surface); border: 1px solid var(--line) }
.panel { border-radius: 12px; left: max(12px, min(var(--left), 100% - var(--width) - 12px)); padding: 14px 16px; scroll-margin: 72px 12px; width: var(--width) }
.panel, .bar { box-shadow: 0 1px 2px #0002, 0 10px 32px #0003; z-index: 2147483647 }
.panel, .mark { position: absolute }
.mark { pointer-events: none; z-index: 2147483646 }
.mark::before { border: 2px solid #2656d9; border-radius: 5px; content: ''; inset: -5px -8px; outline: 1.5px solid #fff; position: absolute }
.close { border: 0; inset: 9px 9px auto auto; line-height: 1; padding: 8px; position: absolute }
.close::before { content: '✕' }
.bar { align-items: center; border-radius: 21px; bottom: 12px; display: flex; flex-wrap: wrap; left: 12px; max-width: calc(100% - 24px); padding: 3px; position: fixed }
.bar button, .bar a { border: 0; border-radius: 999px; padding: 5px 14px }
.bar [aria-pressed=true] { background: var(--accent); color: var(--on-accent) }
.bar p { padding: 0 14px 0 8px }
.todo { display: grid; gap: 2rem 4rem; margin: 0 auto; max-width: 70rem; padding: 3rem 1.25rem 6rem }
.todo h1 { font-size: 26px; letter-spacing: -.01em; line-height: 1.2; margin-bottom: 12px }
.todo h2 { border-bottom: 1px solid var(--line); font-size: 17px; margin: 0 0 12px; padding-bottom: 6px; scroll-margin: 1rem }
.todo section { margin-bottom: 3rem }
.todo form { border-radius: 12px; margin-bottom: 12px; padding: 14px 16px }
.todo form:not(:focus-within) .main { background: none; border-color: var(--line); color: inherit }
.todo kbd, .todo fieldset { display: none }
progress { accent-color: var(--accent); display: block; margin: 6px 0 20px; width: 100% }
nav { display: flex; flex-wrap: wrap; gap: 2px 12px }
nav a { border-radius: 6px; display: flex; gap: 6px; justify-content: space-between; padding: 3px 0; text-decoration: none }
nav a:hover { color: var(--accent) }
nav b { color: var(--soft); font-variant-numeric: tabular-nums; font-weight: 400 }
@media (width > 60rem) {
  .todo { grid-template-columns: 14rem minmax(0, 42rem); justify-content: center }
  .todo > header { align-self: start; position: sticky; top: 3rem }
  nav { display: block }
}
`;
