/** An answer of a pretended server that comes when the story lets it go. */
export function held(answer: () => Response | Promise<Response>) {
  let letGo = () => {};
  return {
    answer: () =>
      new Promise<Response>((resolve) => {
        letGo = () => resolve(answer());
      }),
    letGo: () => letGo(),
  };
}
