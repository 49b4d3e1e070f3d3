/** Whether the last digit fits the others, as it does for every card number. */
export function isLuhnValid(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

const digitRuns = /\d(?:[ -]?\d){12,18}/g;

/** Takes card numbers out of a text, however their digits are grouped; other numbers stay. */
export const hideCardNumbers = (text: string): string =>
  text.replace(digitRuns, (run) => (isLuhnValid(run.replace(/\D/g, '')) ? '[card]' : run));
