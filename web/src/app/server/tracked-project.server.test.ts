import type { TrackedProject } from '@agency/domain/project/view';
import { describe, expect, it } from 'vitest';
import { createRenderer } from '../../entry-server.tsx';
import { testContent, testRenderer } from '../../platform/testing/site-content.ts';

const day = '2026-11-30T09:00:00.000Z';
const renderer = createRenderer(testRenderer);

function shown(project: TrackedProject) {
  const content = testContent({ projectByToken: async () => project });
  return renderer.render(renderer.plan('/project/track/a.b.c', ''), content);
}

describe('a project behind its link', () => {
  const tracked: TrackedProject = {
    ...{ number: 'P-7K3M9P', name: 'Shop', status: 'active', summary: '', startOn: null, dueOn: null },
    ...{ progress: 0, milestones: [], invoices: [] },
    updates: [
      { id: 'one', title: 'Halfway', body: '# Now\n\nIt **works** <script>x()</script>', publishedAt: day },
    ],
    files: [{ name: 'Logo <b>.png', size: 2048, addedAt: day }],
  };

  it('shows updates as text, and files by name with the way to get them', async () => {
    const { status, body } = await shown(tracked);
    expect(status).toBe(200);
    expect(body).toContain('<h4>Now</h4>');
    expect(body).toContain('<strong>works</strong>');
    expect(body).toContain('Logo &lt;b&gt;.png');
    expect(body).toContain('To download these,');
    expect(body).not.toMatch(/<script>x|api\/files/);
  });

  it('leaves out what there is nothing of', async () => {
    const empty = { ...tracked, updates: [], files: [] };
    const { body } = await shown(empty);
    expect(body).not.toMatch(/project-updates|project-files/);
  });

  it('asks nothing for a cancelled project, and names no step that goes on', async () => {
    const step = { description: '', plannedOn: null, completedAt: null };
    const unasked = { askedAt: null, answerBy: null, answer: null };
    const milestones = [
      { ...step, ...unasked, id: 'one', title: 'Design', status: 'inReview' },
      { ...step, ...unasked, id: 'two', title: 'Build', status: 'inProgress' },
    ] as const;
    const active = await shown({ ...tracked, milestones });
    expect(active.body).toMatch(/Waiting for your answer.*In progress/s);
    const { body } = await shown({ ...tracked, milestones, status: 'cancelled' });
    expect(body).toContain('This project has been cancelled.');
    expect(body).not.toMatch(/Waiting for your answer|In progress|aria-current="step"/);
  });
});
