/** The texts of an exercise's answer, which travels as JSON. None if it can't be read. */
export function readTexts(text: string | null): Record<string, string> {
  try {
    return (JSON.parse(text || '{}') as Record<string, string> | null) ?? {};
  } catch {
    return {};
  }
}
