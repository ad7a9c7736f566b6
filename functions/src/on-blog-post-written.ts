import { blogPostWritten } from './blog-post/written.ts';
import { reacting } from './platform/react.ts';

/** `blogPosts/{postId}` */
export const onBlogPostWritten = reacting(blogPostWritten);
