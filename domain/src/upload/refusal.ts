import { uploadTypes } from './schema.ts';

/** What people can do about files that we don't take, by the ending of their name. */
const waysOut: Readonly<Record<string, string>> = {
  heic: 'Save the photo as JPEG and attach that instead',
  heif: 'Save the photo as JPEG and attach that instead',
  doc: 'Save it as .docx or PDF and attach that instead',
  dot: 'Save it as .docx or PDF and attach that instead',
  rtf: 'Save it as .docx or PDF and attach that instead',
  odt: 'Save it as .docx or PDF and attach that instead',
  pages: 'Export it as .docx or PDF and attach that instead',
  xls: 'Save it as .xlsx, CSV or PDF and attach that instead',
  ods: 'Save it as .xlsx, CSV or PDF and attach that instead',
  numbers: 'Export it as .xlsx, CSV or PDF and attach that instead',
  ppt: 'Save it as .pptx or PDF and attach that instead',
  odp: 'Save it as .pptx or PDF and attach that instead',
  key: 'Export it as .pptx or PDF and attach that instead',
  svg: 'Zip it, or save it as PNG or PDF, and attach that instead',
  psd: 'Zip it, or save it as PNG or PDF, and attach that instead',
  ai: 'Zip it, or save it as PNG or PDF, and attach that instead',
  tif: 'Save the picture as PNG or JPEG and attach that instead',
  tiff: 'Save the picture as PNG or JPEG and attach that instead',
  bmp: 'Save the picture as PNG or JPEG and attach that instead',
  mov: 'Save the video as MP4 and attach that instead',
  rar: 'Zip the files and attach that instead',
  '7z': 'Zip the files and attach that instead',
};

/** The ending of a file's name in small letters, without its dot; empty where it has none. */
export function endingOf(name: string): string {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** What to send in place of a file that we can't take, by what it is or by the ending of its name. */
export function wayOut(ending: string): string {
  return (
    waysOut[ending] ?? `Send images (${images}), PDF, Word, Excel, PowerPoint, text, CSV, ZIP or MP4 instead`
  );
}

/** The same where nothing has said yet that we can't take it. */
export function refusedKind(ending: string): string {
  return `We can’t take files of this kind. ${wayOut(ending)}`;
}

const images = Object.entries(uploadTypes)
  .flatMap(([type, ending]) => (type.startsWith('image/') ? [ending.toUpperCase()] : []))
  .join(', ');
