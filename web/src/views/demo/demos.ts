/** The demos by name, wherever the site points at them. */
export const demos = [
  {
    slug: 'gym-booking',
    name: 'Gym booking',
    text: 'A class timetable with a waiting list that moves up by itself and memberships with limits.',
  },
  {
    slug: 'restaurant-booking',
    name: 'Restaurant booking',
    text: 'A floor plan that seats parties without overlaps, over 2 sittings and 60 days.',
  },
  {
    slug: 'project-management',
    name: 'Project board',
    text: '30 cards, 4 people, a burndown chart, and drag and drop that also works by keyboard.',
  },
  {
    slug: 'learning-management',
    name: 'Learning',
    text: '3 courses with lessons, quizzes that are marked straight away, and a certificate to print.',
  },
] as const satisfies readonly { readonly slug: string; readonly name: string; readonly text: string }[];

export type DemoSlug = (typeof demos)[number]['slug'];

/** The other demos, for the end of a demo's page. */
export function otherDemos(slug: string) {
  return demos.filter((demo) => demo.slug !== slug);
}
