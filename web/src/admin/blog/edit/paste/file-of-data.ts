/** The file in a `data:` address; null where it is none. Read here: fetching one is not allowed on our pages. */
export function fileOfData(address: string | null, name: string): File | null {
  const [, type, base64] = /^data:(image\/[a-z]+);base64,([A-Za-z0-9+/=\s]+)$/i.exec(address ?? '') ?? [];
  if (type === undefined || base64 === undefined) return null;
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return new File([bytes], `${name}.${type.slice('image/'.length).replace('jpeg', 'jpg')}`, { type });
}
