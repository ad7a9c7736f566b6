import { projectLinkPage } from '../../client/project-link/project-link.server.ts';
import { quoteLinkPage } from '../../client/quote-link/quote-link.server.ts';
import type { ServerPage } from '../../platform/server-page.server.ts';
import { accessibilityPage } from '../../site/accessibility/accessibility.server.ts';
import { blogPage } from '../../site/blog/blog.server.ts';
import { blogCategoriesPage } from '../../site/blog-categories/blog-categories.server.ts';
import { blogCategoryPage } from '../../site/blog-category/blog-category.server.ts';
import { blogPostPage } from '../../site/blog-post/blog-post.server.ts';
import { contactPage } from '../../site/contact/contact.server.ts';
import { gymBookingPage } from '../../site/demos/gym-booking/gym-booking.server.ts';
import { learningManagementPage } from '../../site/demos/learning-management/learning-management.server.ts';
import { projectManagementPage } from '../../site/demos/project-management/project-management.server.ts';
import { restaurantBookingPage } from '../../site/demos/restaurant-booking/restaurant-booking.server.ts';
import { faqPage } from '../../site/faq/faq.server.ts';
import { faviconSourcePage } from '../../site/favicon-source/favicon-source.server.ts';
import { fitnessWellnessPage } from '../../site/fitness-wellness/fitness-wellness.server.ts';
import { guidePage } from '../../site/guide/guide.server.ts';
import { homePage } from '../../site/home/home.server.ts';
import { offlinePage } from '../../site/offline/offline.server.ts';
import { packagesPage } from '../../site/packages/packages.server.ts';
import { portfolioPage } from '../../site/portfolio/portfolio.server.ts';
import { portfolioItemPage } from '../../site/portfolio-item/portfolio-item.server.ts';
import { previewPage } from '../../site/preview/preview.server.ts';
import { privacyPage } from '../../site/privacy/privacy.server.ts';
import { quotePage } from '../../site/quote/quote.server.ts';
import { quoteThankYouPage } from '../../site/quote-thank-you/quote-thank-you.server.ts';
import { roiCalculatorPage } from '../../site/roi-calculator/roi-calculator.server.ts';
import { servicePage } from '../../site/service/service.server.ts';
import { servicesPage } from '../../site/services/services.server.ts';
import { termsPage } from '../../site/terms/terms.server.ts';
import { townPage } from '../../site/town/town.server.ts';
import { unsubscribePage } from '../../site/unsubscribe/unsubscribe.server.ts';
import { verifyPage } from '../../site/verify/verify.server.ts';

/** The server side of every page that has one, by the loader's name in `routes.ts`. */
export const serverPages: Readonly<Record<string, ServerPage>> = {
  accessibility: accessibilityPage,
  blog: blogPage,
  blogCategories: blogCategoriesPage,
  blogCategory: blogCategoryPage,
  blogPost: blogPostPage,
  contact: contactPage,
  faq: faqPage,
  faviconSource: faviconSourcePage,
  fitnessWellness: fitnessWellnessPage,
  guide: guidePage,
  gymBooking: gymBookingPage,
  home: homePage,
  offline: offlinePage,
  packages: packagesPage,
  portfolio: portfolioPage,
  portfolioItem: portfolioItemPage,
  preview: previewPage,
  privacy: privacyPage,
  quote: quotePage,
  quoteThankYou: quoteThankYouPage,
  roiCalculator: roiCalculatorPage,
  restaurantBooking: restaurantBookingPage,
  service: servicePage,
  services: servicesPage,
  terms: termsPage,
  town: townPage,
  quoteLink: quoteLinkPage,
  projectLink: projectLinkPage,
  learningManagement: learningManagementPage,
  projectManagement: projectManagementPage,
  verify: verifyPage,
  unsubscribe: unsubscribePage,
};
