import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { host, pickFree } from '../suite/ports.ts';
import { type Mailbox, startMailbox } from './server.ts';

const secret = `whsec_${Buffer.from('a secret of this test').toString('base64')}`;

let directory: string;
let mailbox: Mailbox;
let port: number;
let ran: string[];
let received: { headers: Record<string, unknown>; body: string }[];
let product: ReturnType<typeof createServer>;
let site: string;

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'mailbox-'));
  ran = [];
  received = [];
  const [mailboxPort = 0, sitePort = 0] = await pickFree(2);
  port = mailboxPort;
  site = `http://${host}:${sitePort}`;
  product = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => {
    product.listen(sitePort, host, resolve);
  });
  mailbox = await open();
});
afterEach(async () => {
  await mailbox.close();
  product.closeAllConnections();
  product.close();
  rmSync(directory, { recursive: true, force: true });
});

const open = () =>
  startMailbox({
    port,
    site,
    apiKey: 're_local',
    webhookSecret: secret,
    file: join(directory, 'mailbox.json'),
    scheduleNames: ['drainMail'],
    runSchedule: async (name) => {
      ran.push(name);
    },
    resetLimits: async () => 7,
  });

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${mailbox.address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const deliver = async (changes: Record<string, unknown> = {}): Promise<string> => {
  const mail = {
    from: 'a@downland.example',
    to: 'rosa@example.com',
    subject: 'Hello',
    html: '<p>Hi</p>',
    ...changes,
  };
  const answer = await post('/provider/emails', mail, { authorization: 'Bearer re_local' });
  const { id } = (await answer.json()) as { id: string };
  return id;
};

const get = async (path: string) => (await fetch(`${mailbox.address}${path}`)).text();

describe('the API', () => {
  it('lists the newest first, with the template', async () => {
    await deliver({ subject: 'One' });
    await deliver({ subject: 'Two', tags: [{ name: 'template', value: 'quote-sent-notification' }] });
    const { messages } = JSON.parse(await get('/api/messages'));
    expect(messages).toMatchObject([
      { subject: 'Two', template: 'quote-sent-notification', to: 'rosa@example.com' },
      { subject: 'One', template: null },
    ]);
  });
  it('gives one in full, and deletes all', async () => {
    const id = await deliver({ text: 'Hi', attachments: [{ filename: 'a.txt', content: 'aGk=' }] });
    expect(JSON.parse(await get(`/api/messages/${id}`))).toMatchObject({
      html: '<p>Hi</p>',
      text: 'Hi',
      headers: { From: 'a@downland.example', To: 'rosa@example.com' },
      attachments: [{ filename: 'a.txt', size: 2 }],
    });
    const answer = await fetch(`${mailbox.address}/api/messages`, { method: 'DELETE' });
    expect(answer.status).toBe(204);
    expect(JSON.parse(await get('/api/messages'))).toEqual({ messages: [] });
    expect((await fetch(`${mailbox.address}/api/messages/${id}`)).status).toBe(404);
  });
  it('runs a schedule that exists, and no other', async () => {
    expect((await post('/api/schedules/drainMail/run', {})).status).toBe(200);
    expect((await post('/api/schedules/nothing/run', {})).status).toBe(404);
    expect(ran).toEqual(['drainMail']);
  });
  it('resets the limits', async () => {
    expect(await (await post('/api/limits/reset', {})).json()).toEqual({ removed: 7 });
  });
  it('refuses an unknown fault', async () => {
    expect((await post('/api/faults', { mode: 'explode' })).status).toBe(400);
    expect(await (await post('/api/faults', { mode: '500', count: 3 })).json()).toEqual({
      mode: '500',
      count: 3,
    });
  });
  it('cuts the connection when told to', async () => {
    await post('/api/faults', { mode: 'reset', count: 1 });
    await expect(deliver()).rejects.toThrow();
    expect(await deliver()).toBeTruthy();
  });
  it('keeps the mails across a restart', async () => {
    const id = await deliver();
    await mailbox.close();
    mailbox = await open();
    expect((await fetch(`${mailbox.address}/api/messages/${id}`)).status).toBe(200);
  });
});

describe('an event of the provider', () => {
  it('is signed over id, time and body, and has the tags', async () => {
    const id = await deliver({ tags: [{ name: 'outbox', value: 'mail-1' }] });
    expect((await post(`/api/messages/${id}/event`, { type: 'bounced' })).status).toBe(200);
    const [event] = received;
    const { 'svix-id': eventId, 'svix-timestamp': time, 'svix-signature': signature } = event?.headers ?? {};
    const expected = createHmac('sha256', 'a secret of this test')
      .update(`${eventId}.${time}.${event?.body}`)
      .digest('base64');
    expect(signature).toBe(`v1,${expected}`);
    expect(JSON.parse(event?.body ?? '')).toMatchObject({
      type: 'email.bounced',
      data: { email_id: id, tags: { outbox: 'mail-1' }, bounce: { type: 'Permanent' } },
    });
  });
  it('can be repeated under its id', async () => {
    const id = await deliver();
    for (let round = 0; round < 2; round += 1) {
      await post(`/api/messages/${id}/event`, { type: 'delivered', eventId: 'msg_1' });
    }
    expect(received.map(({ headers }) => headers['svix-id'])).toEqual(['msg_1', 'msg_1']);
  });
});

describe('the page', () => {
  const hostile = '<script>steal()</script><img src=x onerror=steal()>"\'';

  it('escapes whatever a mail brings into its frame', async () => {
    const id = await deliver({
      subject: hostile,
      text: hostile,
      tags: [{ name: 'template', value: 'x' }],
      headers: { 'X-Odd': hostile },
      attachments: [{ filename: hostile, content: 'aGk=' }],
    });
    for (const path of ['/', `/messages/${id}`, `/messages/${id}/view/text`, `/messages/${id}/view/source`]) {
      const page = await get(path);
      expect(page, path).toContain('&lt;script&gt;');
      expect(page, path).not.toContain('<script>steal');
      expect(page, path).not.toContain('<img src=x');
    }
  });
  it('shows the mail itself without an origin, scripts or foreign requests', async () => {
    const id = await deliver({ html: hostile });
    const answer = await fetch(`${mailbox.address}/messages/${id}/content`);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'/);
    expect(policy).not.toMatch(/allow-scripts|allow-same-origin|script-src/);
    expect(await get(`/messages/${id}`)).toMatch(
      /<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/,
    );
  });
  it('serves files as downloads only', async () => {
    const id = await deliver({
      attachments: [{ filename: 'é"\r\n.html', content: 'PGI+', content_type: 'text/html' }],
    });
    const answer = await fetch(`${mailbox.address}/messages/${id}/attachments/0`);
    expect(answer.headers.get('content-type')).toBe('application/octet-stream');
    expect(answer.headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''%C3%A9%22%0D%0A.html",
    );
    expect(await answer.text()).toBe('<b>');
  });
  it('works by forms alone: a fault is switched on and the page says so', async () => {
    const answer = await fetch(`${mailbox.address}/faults`, {
      method: 'POST',
      body: new URLSearchParams({ mode: '500', count: '3' }),
    });
    expect(await answer.text()).toContain('The provider fails (500) 3 times.');
  });
});

describe('other sites', () => {
  it('cannot work it from a page that a person has open', async () => {
    const answer = await post('/api/faults', { mode: '500' }, { origin: 'https://evil.example' });
    expect(answer.status).toBe(403);
  });
  it('cannot read it through a name of their own', async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      httpRequest({ host, port, path: '/api/messages', headers: { host: 'evil.example' } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end();
    });
    expect(status).toBe(403);
  });
});
