/** Returns a figure at a progress from 0 to 1: "150+", 0.5 → "131+". Keeps the text around its numbers, their decimals and Indian digit grouping. */
export function countAt(figure: string, progress: number): string {
  return figure.replace(/\d[\d,]*(?:\.(\d+))?/g, (number, decimals = '') => {
    const value = +number.replaceAll(',', '') * (1 - (1 - progress) ** 3);
    return number.includes(',') ? Math.round(value).toLocaleString('en-IN') : value.toFixed(decimals.length);
  });
}
