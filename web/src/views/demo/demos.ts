/** The demos by name, wherever the site points at them. */
export const demos = [
  {
    slug: 'gym-booking',
    name: 'Gym booking',
    text: 'A timetable with places, a waiting list that moves up by itself, and memberships with limits.',
  },
  {
    slug: 'restaurant-booking',
    name: 'Restaurant booking',
    text: 'A floor plan that seats parties without overlaps, over two sittings and sixty days.',
  },
  {
    slug: 'project-management',
    name: 'Project board',
    text: 'Thirty cards, four people, drag and drop that the keyboard can do too, and a burndown.',
  },
  {
    slug: 'learning-management',
    name: 'Learning',
    text: 'Three courses with lessons, quizzes that are marked at once, and a certificate to print.',
  },
] as const satisfies readonly { readonly slug: string; readonly name: string; readonly text: string }[];

export type DemoSlug = (typeof demos)[number]['slug'];

/** The other demos, for the end of a demo's page. */
export function otherDemos(slug: string) {
  return demos.filter((demo) => demo.slug !== slug);
}
