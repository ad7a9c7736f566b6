import { uploadTypes } from './schema.ts';

/** What people can do about files that we don't take, by the ending of their name. */
const waysOut: Readonly<Record<string, string>> = {
  heic: 'Save the photo as JPEG and add that',
  heif: 'Save the photo as JPEG and add that',
  doc: 'Save it as .docx or PDF and add that',
  dot: 'Save it as .docx or PDF and add that',
  rtf: 'Save it as .docx or PDF and add that',
  odt: 'Save it as .docx or PDF and add that',
  pages: 'Export it as .docx or PDF and add that',
  xls: 'Save it as .xlsx, CSV or PDF and add that',
  ods: 'Save it as .xlsx, CSV or PDF and add that',
  numbers: 'Export it as .xlsx, CSV or PDF and add that',
  ppt: 'Save it as .pptx or PDF and add that',
  odp: 'Save it as .pptx or PDF and add that',
  key: 'Export it as .pptx or PDF and add that',
  svg: 'Put it in a ZIP, or save it as PNG or PDF, and add that',
  psd: 'Put it in a ZIP, or save it as PNG or PDF, and add that',
  ai: 'Put it in a ZIP, or save it as PNG or PDF, and add that',
  tif: 'Save the picture as PNG or JPEG and add that',
  tiff: 'Save the picture as PNG or JPEG and add that',
  bmp: 'Save the picture as PNG or JPEG and add that',
  mov: 'Save the video as MP4 and add that',
  rar: 'Pack the files as ZIP and add that',
  '7z': 'Pack the files as ZIP and add that',
};

/** The ending of a file's name in small letters, without its dot; empty where it has none. */
export function endingOf(name: string): string {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** What to send in place of a file that we can't take, by what it is or by the ending of its name. */
export function wayOut(ending: string): string {
  return (
    waysOut[ending] ?? `We can take images (${images}), PDF, Word, Excel, PowerPoint, text, CSV, ZIP and MP4`
  );
}

const images = Object.entries(uploadTypes)
  .flatMap(([type, ending]) => (type.startsWith('image/') ? [ending.toUpperCase()] : []))
  .join(', ');
