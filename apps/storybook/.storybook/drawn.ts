/** Until React has drawn what was changed, and what that led to. */
export async function drawn(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}
