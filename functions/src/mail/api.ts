import { templateNames } from '@agency/domain/mail/templates';
import { AppError, notRight } from '@agency/domain/shared/errors';
import { email } from '@agency/domain/shared/fields';
import * as v from 'valibot';
import { oneLine } from '../mail-queue/message.ts';
import { queueMessage } from '../mail-queue/queue.ts';
import { readBrand, senderOf } from '../mail-render/brand.ts';
import type { Brand } from '../mail-render/template.ts';
import { requireAdminBearer } from '../platform/auth.ts';
import type { Deps } from '../platform/deps.ts';
import { type HttpHandler, jsonResponse, readJsonAs } from '../platform/http.ts';

const renderLimitBytes = 256 * 1024;
/** Mail clients clip what is longer. */
const htmlLimitBytes = 100_000;
const attachmentLimitBytes = 10 * 1024 * 1024;
/** Attachments arrive as base64, a third larger, along with the texts. */
const sendLimitBytes = 15 * 1024 * 1024;
const recipientLimit = 50;

const renderInput = v.strictObject({
  templateName: v.picklist(templateNames, 'There is no template with this name'),
  data: v.optional(v.unknown()),
  /** Renders the template with its own sample instead of `data`. */
  sample: v.optional(v.boolean(), false),
});

/** `POST /api/email/render-template` */
export const renderTemplate: HttpHandler = async (request, deps) => {
  await requireAdminBearer(deps, request);
  const { templateName, data, sample } = readJsonAs(request, renderInput, renderLimitBytes);
  const { renderMail, sampleData } = await import('../mail-render/render.ts');
  const brand = await readBrand(deps);
  try {
    return jsonResponse(200, await renderMail(templateName, sample ? sampleData(templateName) : data, brand));
  } catch (thrown) {
    throw withDataPaths(thrown);
  }
};

/** Issues name fields of the request: those of the template's data are below `data`. */
function withDataPaths(thrown: unknown): unknown {
  if (!(thrown instanceof AppError) || thrown.code !== 'invalid-argument') return thrown;
  const issues = thrown.issues.map(({ path, message }) => ({
    path: path === '' ? 'data' : `data.${path}`,
    message,
  }));
  return new AppError('invalid-argument', 'The data doesn’t fit this template.', { issues });
}

/** `GET /api/email/templates` */
export const listTemplates: HttpHandler = async (request, deps) => {
  await requireAdminBearer(deps, request);
  return jsonResponse(200, { templates: templateNames });
};

const lineBreaks = /[\r\n\p{Cc}]/u;
const header = (label: string) =>
  v.pipe(
    v.string(`${label} is missing`),
    v.check((text) => !lineBreaks.test(text), `${label} must be one line`),
    v.maxLength(300, `${label} must have at most 300 characters`),
  );

const bytes = (label: string, limit: number) =>
  v.pipe(
    v.string(`${label} is missing`),
    v.check((text) => Buffer.byteLength(text) <= limit, `${label} must have at most ${limit / 1000} kB`),
  );

const address = v.pipe(header('The address'), email);
const addressList = v.pipe(
  v.union([
    v.pipe(
      address,
      v.transform((one) => [one]),
    ),
    v.array(address),
  ]),
  v.minLength(1, 'Name at least one recipient'),
  v.maxLength(recipientLimit, `At most ${recipientLimit} recipients`),
);

/** Decodes instead of matching a pattern: a regular expression overflows its stack on some megabytes. */
function isBase64(text: string): boolean {
  const decoded = Buffer.from(text, 'base64').toString('base64');
  return text !== '' && decoded.replace(/=+$/, '') === text.replace(/={0,2}$/, '');
}

/** Files come as bytes only: no URL is ever fetched. */
const attachment = v.strictObject({
  filename: v.pipe(header('The file name'), v.minLength(1, 'The file name is missing'), v.regex(/^[^/\\]+$/)),
  content: v.pipe(v.string('The content is missing'), v.check(isBase64, 'The content must be base64')),
  contentType: v.pipe(
    header('The content type'),
    v.regex(/^[\w.+-]+\/[\w.+-]+(?:\s*;.*)?$/, 'The content type must be like application/pdf'),
  ),
});

const sendInput = v.strictObject({
  to: addressList,
  subject: v.optional(header('The subject')),
  text: v.optional(bytes('The text', htmlLimitBytes)),
  html: v.pipe(bytes('The html', htmlLimitBytes), v.minLength(1, 'The html is missing')),
  from: v.optional(header('The sender')),
  replyTo: v.optional(address),
  attachments: v.optional(v.pipe(v.array(attachment), v.maxLength(20, 'At most 20 attachments')), []),
});

/** `POST /api/email/send`: queues a mail; 202 says that it is stored, not that it is sent. */
export const sendEmail: HttpHandler = async (request, deps) => {
  const { uid } = await requireAdminBearer(deps, request);
  const input = readJsonAs(request, sendInput, sendLimitBytes);
  const size = input.attachments.reduce((sum, file) => sum + Buffer.byteLength(file.content, 'base64'), 0);
  if (size > attachmentLimitBytes) {
    throw new AppError('too-large', 'The attachments are too large: at most 10 MiB in all.');
  }
  return jsonResponse(202, { id: await queueFrom(deps, input, uid) });
};

async function queueFrom(
  deps: Deps,
  input: v.InferOutput<typeof sendInput>,
  sender: string,
): Promise<string> {
  const brand = await readBrand(deps);
  const { to, html, attachments, replyTo } = input;
  const subject = input.subject?.trim() ?? '';
  const message = {
    from: input.from === undefined ? senderOf(brand) : ownSender(input.from, brand),
    to,
    ...(replyTo === undefined ? {} : { replyTo }),
    subject: subject === '' ? `Notification from ${brand.brandName}` : oneLine(subject),
    html,
    text: input.text?.trim() ? input.text : fallbackText(brand),
    ...(attachments.length === 0 ? {} : { attachments }),
  };
  return queueMessage(deps, 'notice', message, sender);
}

/** For mail clients without HTML, when the caller gave no text. */
function fallbackText(brand: Brand): string {
  return `You have a message from ${brand.brandName}. Your email program can’t show it. Please email ${brand.supportEmail} and we’ll send it as plain text.`;
}

const sender = /^(?:[^<>@]*<([^<>\s]+)>|([^<>\s]+))$/;

/** @throws AppError `invalid-argument` for an address outside our own domain. */
function ownSender(from: string, brand: Brand): string {
  const [, named, bare] = sender.exec(from.trim()) ?? [];
  const parsed = v.safeParse(email, named ?? bare);
  const domain = brand.email.split('@')[1];
  if (parsed.success && parsed.output.split('@')[1] === domain) return from.trim();
  throw notRight([{ path: 'from', message: `The sender must be an address at ${domain}` }]);
}
