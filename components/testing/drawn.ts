/** Runs in a page: waits until the effects of a scroll or an edit, including observers, are painted. */
export async function drawn(): Promise<void> {
  for (let frame = 0; frame < 3; frame++)
    await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
}
