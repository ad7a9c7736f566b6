import { expect } from '@playwright/test';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { addresses, admin } from '../suite.ts';

/** The response of this address of the site. */
export async function read(path: string): Promise<string> {
  const answer = await fetch(`${addresses.site}${path}`);
  expect(answer.status, path).toBe(200);
  return answer.text();
}

/** The text as an object; it must be well-formed. */
export function parseXml(text: string): unknown {
  expect(XMLValidator.validate(text)).toBe(true);
  return new XMLParser({
    ignoreAttributes: false,
    isArray: (name) => name === 'url' || name === 'item',
  }).parse(text);
}

/** Slugs of unpublished posts: drafts and scheduled ones. */
export async function slugsNotPublic(): Promise<string[]> {
  const { docs } = await admin().db.collection('blogPosts').get();
  const isPublic = (post: FirebaseFirestore.DocumentData) =>
    post.status === 'published' && post.publishAt.toMillis() <= Date.now();
  return docs.map((each) => each.data()).flatMap((post) => (isPublic(post) ? [] : [String(post.slug)]));
}
