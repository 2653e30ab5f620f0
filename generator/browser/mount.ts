import { type FunctionComponent, h, hydrate } from 'preact';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Hydrates the contents of `container` without changing them: the component renders the same HTML as the build (a browser test). */
export function mount(container: HTMLElement, component: FunctionComponent): void {
  const edited = [...container.querySelectorAll<Control>('input, textarea, select')].filter(isEdited);
  const html = container.innerHTML;
  try {
    hydrate(h(component, JSON.parse(container.dataset.props as string)), container);
  } catch (error) {
    // Preact has removed the elements that the component did not get to render.
    container.innerHTML = html;
    throw error;
  }
  // Hydrating sets no field, so each still holds what was entered.
  for (const control of edited)
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}

function isEdited(control: Control): boolean {
  if ('options' in control) {
    const first = [...control.options].findIndex(option => option.defaultSelected);
    return control.selectedIndex !== Math.max(first, 0);
  }
  // Browsers send an input event to the radio button that was chosen, and none to the one that no longer is.
  if ('checked' in control && /^(checkbox|radio)$/.test(control.type))
    return control.checked !== control.defaultChecked && (control.checked || control.type === 'checkbox');
  return control.value !== control.defaultValue;
}
