/** Makes an island of the HTML that is already there, and hands it what the visitor changed in that HTML before. */
import { type FunctionComponent, h, hydrate } from 'preact';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Hydrates the mark's contents. They are not touched: the component's markup is the server's, which a browser test proves. */
export function mount(mark: HTMLElement, component: FunctionComponent): void {
  const edited = [...mark.querySelectorAll<Control>('input, textarea, select')].filter(isEdited).map(control => {
    const { value } = control;
    return { control, value, checked: 'checked' in control && control.checked };
  });
  const html = mark.innerHTML;
  try {
    hydrate(h(component, JSON.parse(mark.dataset.props as string)), mark);
  } catch (error) {
    // Preact has taken out what the component did not come to.
    mark.innerHTML = html;
    throw error;
  }
  for (const { control, value, checked } of edited) {
    // A component that sets its fields itself has just set them back (https://github.com/preactjs/preact/issues/922).
    control.value = value;
    if ('checked' in control) control.checked = checked;
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

/** Whether a field holds something else than its HTML says: typed, or brought back by the Back button. */
function isEdited(control: Control): boolean {
  if ('options' in control) {
    const first = [...control.options].findIndex(option => option.defaultSelected);
    return control.selectedIndex !== Math.max(first, 0);
  }
  return control.value !== control.defaultValue || ('checked' in control && control.checked !== control.defaultChecked);
}
