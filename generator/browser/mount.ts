/** Hydrates the HTML of an island, and restores what the visitor entered before. */
import { type FunctionComponent, h, hydrate } from 'preact';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Hydrates the contents of `container` without changing them: a browser test proves that the component renders the same HTML as the build. */
export function mount(container: HTMLElement, component: FunctionComponent): void {
  const edited = [...container.querySelectorAll<Control>('input, textarea, select')].filter(isEdited).map(control => {
    const { value } = control;
    return { control, value, checked: 'checked' in control && control.checked };
  });
  const html = container.innerHTML;
  try {
    hydrate(h(component, JSON.parse(container.dataset.props as string)), container);
  } catch (error) {
    // Preact has removed the elements that the component did not get to render.
    container.innerHTML = html;
    throw error;
  }
  for (const { control, value, checked } of edited) {
    // Hydrating a controlled field resets its value (https://github.com/preactjs/preact/issues/922).
    control.value = value;
    if ('checked' in control) control.checked = checked;
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

/** Returns whether a field differs from its HTML: because the visitor typed, or the Back button restored it. */
function isEdited(control: Control): boolean {
  if ('options' in control) {
    const first = [...control.options].findIndex(option => option.defaultSelected);
    return control.selectedIndex !== Math.max(first, 0);
  }
  return control.value !== control.defaultValue || ('checked' in control && control.checked !== control.defaultChecked);
}
