/** Returns a figure at a progress from 0 to 1: "150+", 0.5 → "131+". Keeps the text around the number and the number of decimals. */
export function countAt(figure: string, progress: number): string {
  return figure.replace(/\d+(?:\.(\d+))?/, (number, decimals = '') => {
    const value = +number * (1 - (1 - progress) ** 3);
    return value.toFixed(decimals.length);
  });
}
