/** A figure on its way up: "150+" at half the time → "131+". What stands around the number and its decimals stay. */
export function countAt(figure: string, progress: number): string {
  return figure.replace(/\d+(?:\.(\d+))?/, (number, decimals = '') => {
    const value = +number * (1 - (1 - progress) ** 3);
    return value.toFixed(decimals.length);
  });
}
