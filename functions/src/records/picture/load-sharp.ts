/** The encoder, on one processor: another is left for what else is asked meanwhile. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  return sharp;
}
