/** Creates a promise that a test resolves by calling `open`. */
export function gate(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>(resolve => (open = resolve));
  return { opened, open };
}
