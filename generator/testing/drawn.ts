/** Runs in a page: what a scroll or an edit sets off, observers among it, is done and drawn. */
export async function drawn(): Promise<void> {
  for (let frame = 0; frame < 3; frame++)
    await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
}
