import { mediaFile } from '@agency/domain/site/files';

/** A picture as a Markdown text shows it. */
export interface ShownPicture {
  readonly alt: string;
  /** Its place below `/media/`. */
  readonly path: string;
  /** Where its alt text stands in the text: from the first character to after the last. */
  readonly from: number;
  readonly to: number;
}

/** A place in the text that waits for a picture. */
export interface Gap {
  readonly number: number;
  /** Where its address stands. */
  readonly from: number;
  readonly to: number;
}

const media = mediaFile('');
const image = /!\[((?:\\.|[^\]\\])*)\]\(([^)\s]*)/g;
const sizeAtEnd = /\/\d{3,4}\.(?:avif|webp)$/;

const withoutEscapes = (text: string): string => text.replace(/\\(.)/g, '$1');

/** An alt text as Markdown writes it, on one line. */
export function altAsWritten(alt: string): string {
  return alt.replace(/\s*\n\s*/g, ' ').replace(/[[\]\\]/g, '\\$&');
}

/** The pictures that a text shows, in their order. */
export function shownPictures(text: string): readonly ShownPicture[] {
  return [...text.matchAll(image)].flatMap(({ 1: alt = '', 2: address = '', index }) => {
    if (!address.startsWith(media)) return [];
    const from = index + '!['.length;
    const path = address.slice(media.length).replace(sizeAtEnd, '');
    return [{ alt: withoutEscapes(alt), path, from, to: from + alt.length }];
  });
}

/** The places in a text that wait for a picture, in their order. */
export function gapsIn(text: string): readonly Gap[] {
  return [...text.matchAll(image)].flatMap(({ 0: whole, 2: address = '', index }) => {
    const number = /^#picture-(\d+)$/.exec(address)?.[1];
    if (number === undefined) return [];
    const to = index + whole.length;
    return [{ number: Number(number), from: to - address.length, to }];
  });
}

export const gapMark = (number: number): string => `![](#picture-${number})`;

/** Gaps are numbered through a text. */
export function nextGap(text: string): number {
  return Math.max(0, ...gapsIn(text).map(({ number }) => number)) + 1;
}
