/** How the panel and the page of questions look, the panel in a shadow root that the page does not reach. */
export const style = `
:host { all: initial }
:host, main {
  --surface: light-dark(#fff, #1d2027); --soft: light-dark(#59616e, #a7afbc); --line: light-dark(#d8dce3, #3b414c);
  --wrong: light-dark(#b3261e, #ff9d94); --accent: light-dark(#2656d9, #9db8ff); --width: min(26rem, 100% - 24px);
  accent-color: var(--accent); color: light-dark(#191d24, #eceef2); color-scheme: light dark; font: 14px/1.5 system-ui, sans-serif; text-align: start;
}
:where(:host, main) * { box-sizing: border-box; color: inherit; font: inherit; letter-spacing: normal; margin: 0 }
:where(h1, h2, .label, .main) { font-weight: 600 }
small, fieldset, kbd, summary { color: var(--soft); font-size: 12px; font-weight: 400 }
:focus-visible, .drop:focus-within { outline: 2px solid var(--accent); outline-offset: 2px }
button, aside a, textarea, select, input:not([type=checkbox]), .drop { background: var(--surface); border: 1px solid var(--line); border-radius: 7px; padding: 5px 11px }
button, aside a, .drop input { cursor: pointer; text-decoration: none }
button:hover, aside a:hover, .chip { background: color-mix(in srgb, var(--accent) 14%, var(--surface)) }
button:disabled { cursor: default; opacity: .45 }
[aria-pressed=true], :is(dialog, form:focus-within) .main { background: var(--accent); color: var(--surface) }
kbd { color: inherit; margin-inline-start: 6px }
[name=edit], fieldset button, .close { border-color: transparent }
form, .acts, fieldset { align-items: center; border: 0; display: flex; flex-wrap: wrap; gap: 8px; padding: 0 }
form > :not(.chip), [name=alt], .acts small { min-width: 0; overflow-wrap: anywhere; width: 100% }
.label { display: flex; gap: 12px; justify-content: space-between }
dialog .label { padding-inline-end: 24px }
.label a, .chip b { color: var(--accent); font-weight: 400 }
form > .item { border-width: 0 0 1px; border-radius: 0; overflow: hidden; padding-inline: 2px; text-align: start; text-overflow: ellipsis; white-space: nowrap }
textarea { field-sizing: content; max-height: 60vh; resize: vertical }
[aria-invalid=true] { border-color: var(--wrong) !important }
.problem { color: var(--wrong) }
[hidden], .note:empty, .problem:empty, aside p:empty, main :is(kbd, fieldset) { display: none !important }
blockquote { border-inline-start: 3px solid var(--line); color: CanvasText; margin-block: 8px; padding-inline-start: 10px; white-space: pre-wrap }
ul { list-style: none; max-height: 9.5rem; overflow: auto; padding: 0 }
li { border-top: 1px solid var(--line); padding-block: 5px }
legend { float: left; margin-inline-end: auto }
.drop { background: center / contain no-repeat; border: 1px dashed var(--soft); display: grid; min-height: 6rem; place-items: center; position: relative }
.drop input { height: 100%; inset: 0; opacity: 0; position: absolute; width: 100% }
dialog, aside, main form { background: var(--surface); border: 1px solid var(--line); border-radius: 12px; padding: 14px 16px }
dialog { left: max(12px, min(var(--left), 100% - var(--width) - 12px)); max-width: none; scroll-margin: 72px 12px; width: var(--width) }
dialog, aside { box-shadow: 0 10px 32px #0004; z-index: 2147483647 }
.mark { border: 2px solid #2656d9; border-radius: 5px; box-sizing: content-box; margin: -7px -10px; outline: 1.5px solid #fff; padding: 5px 8px; pointer-events: none; position: absolute; z-index: 2147483646 }
.close { background: none; inset: 8px 8px auto auto; padding: 3px 9px; position: absolute }
aside { align-items: center; bottom: 12px; display: flex; flex-wrap: wrap; gap: 4px; left: 12px; max-width: calc(100% - 24px); padding: 4px; position: fixed }
main { display: grid; gap: 2rem 4rem; grid-template-columns: minmax(0, 1fr); margin: 0 auto; max-width: 70rem; padding: 3rem 1.25rem 6rem }
h1 { font-size: 26px; margin-bottom: 12px }
h2 { font-size: 17px; margin-bottom: 12px; scroll-margin: 1rem }
section, main form { margin-bottom: 12px }
section { padding-bottom: 2rem }
progress { margin: 6px 0 20px; width: 100% }
nav a { display: flex; justify-content: space-between; padding-block: 3px }
@media (width > 60rem) {
  main { grid-template-columns: 14rem minmax(0, 42rem); justify-content: center }
  header { align-self: start; position: sticky; top: 3rem }
}
`;
