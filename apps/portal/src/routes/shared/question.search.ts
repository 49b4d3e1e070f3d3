/** The id of a question, where an address names one. */
export function readQuestion(search: Record<string, unknown>): { question?: number } {
  const question = Number(search.question);
  return Number.isSafeInteger(question) && question > 0 ? { question } : {};
}
