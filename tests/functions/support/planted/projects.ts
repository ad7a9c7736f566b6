import type { Owner } from './owner.ts';

export function projectHead(owner: Owner) {
  const { at, audience, ids, markOf, now, stamps, underWay } = owner;
  return {
    projects: at('projects', [ids.project], {
      number: ids.project,
      name: markOf('projects'),
      status: underWay ? 'active' : 'completed',
      clientId: ids.client,
      ...audience,
      quoteId: ids.accepted,
      startOn: null,
      dueOn: null,
      summary: '',
      progress: 0,
      milestonesTotal: 1,
      milestonesCompleted: 0,
      completedAt: underWay ? null : now,
      linkId: null,
      searchTokens: [],
      ...stamps,
    }),
  };
}

export function projectWork(owner: Owner) {
  const { at, ids, markOf, now, uid } = owner;
  const words = {
    title: 'News',
    body: 'Text',
    createdAt: now,
    createdBy: 'staff',
    updatedAt: now,
    updatedBy: 'staff',
  };
  return {
    projectMilestones: at('projectMilestones', [ids.project, 'one'], {
      title: markOf('projectMilestones'),
      position: 1,
      approval: { answer: 'approved', by: uid, name: 'Jo Marlow', at: now, comment: '' },
    }),
    projectUpdates: at('projectUpdates', [ids.project, 'one'], { ...words, title: markOf('projectUpdates') }),
    projectNotes: at('projectNotes', [ids.project, 'one'], { ...words, title: markOf('projectNotes') }),
    projectFiles: at('projectFiles', [ids.project, 'one'], {
      name: markOf('projectFiles'),
      size: 5,
      contentType: 'application/pdf',
      storagePath: `files/${ids.project}/one`,
      visibility: 'client',
      uploadedBy: uid,
      uploaderName: 'Jo Marlow',
      uploaderKind: 'client',
      createdAt: now,
      updatedAt: now,
      updatedBy: uid,
    }),
  };
}

export function projectTalk(owner: Owner) {
  const { at, ids, markOf, now, uid, written } = owner;
  const message = { authorName: 'Jo Marlow', authorKind: 'client', ...written };
  const marker = { lastReadAt: now, updatedBy: uid, updatedAt: now };
  return {
    projectActivity: at('projectActivity', [ids.project, 'one'], {
      kind: 'approvalGiven',
      subject: markOf('projectActivity'),
      actorName: 'Jo Marlow',
      at: now,
    }),
    projectMessages: at('projectMessages', [ids.project, 'one'], {
      ...message,
      body: markOf('projectMessages'),
    }),
    projectReads: at('projectReads', [ids.project, uid], marker, { mark: `projects/${ids.project}` }),
  };
}
