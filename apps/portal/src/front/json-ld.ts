import type { Schema } from '@uplink/api-client';
import {
  type FrontPage,
  type FrontSite,
  lessonPath,
  productPath,
  productTypeBase,
} from '@uplink/api-client/domain';
import { ACADEMY_NAME } from '../app/constants.ts';

type Product = Schema<'FrontProduct'>;

const schemaOrg = { '@context': 'https://schema.org' };
const bases: Record<number, string> = {
  1: 'Programs',
  2: 'Courses',
  3: 'Projects',
  8: 'Bundles',
  10: 'Practice labs',
};

/** Structured data for search engines (schema.org). */
export function jsonLdOf(page: FrontPage, site: FrontSite): object[] {
  switch (page.kind) {
    case 'home':
      return [{ ...schemaOrg, ...provider(site), email: site.supportEmail }];
    case 'listing':
      return [
        breadcrumbs(site, [[bases[page.type] ?? '', productTypeBase(page.type)]]),
        {
          ...schemaOrg,
          '@type': 'ItemList',
          itemListElement: page.products.data
            .filter(({ isOnSale }) => isOnSale)
            .map((card, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name: card.name,
              url: site.publicUrl + productPath(card),
            })),
        },
      ];
    case 'product':
      return ofProduct(page.product, site);
    case 'lesson':
      return ofLesson(page.lesson, site);
    case 'profile':
    case 'verification':
    case 'checkout':
    case 'status':
    case 'document':
    case 'missing':
      return [];
  }
}

function ofLesson({ name, duration, section, ...lesson }: Schema<'Lesson'>, site: FrontSite) {
  const { product } = lesson;
  const path = lessonPath({ ...lesson, sectionId: section.id });
  return [
    {
      ...schemaOrg,
      '@type': 'LearningResource',
      name,
      url: site.publicUrl + path,
      isAccessibleForFree: true,
      learningResourceType: 'Lesson',
      timeRequired: `PT${Math.max(1, Math.round(duration / 60))}M`,
      isPartOf: site.publicUrl + productPath(product),
      provider: provider(site),
    },
    breadcrumbs(site, [
      [bases[product.type] ?? '', productTypeBase(product.type)],
      [product.name, productPath(product)],
      [name, path],
    ]),
  ];
}

function ofProduct(product: Product, site: FrontSite): object[] {
  const { card, questions } = product;
  return [
    card.type <= 3 ? course(product, site) : goods(product, site),
    breadcrumbs(site, [
      [bases[card.type] ?? '', productTypeBase(card.type)],
      [card.name, productPath(card)],
    ]),
    ...(questions.length > 0 ? [faq(questions)] : []),
  ];
}

const provider = ({ publicUrl }: FrontSite) => ({
  '@type': 'EducationalOrganization',
  name: ACADEMY_NAME,
  url: `${publicUrl}/`,
});

function common({ card }: Product, { publicUrl }: FrontSite) {
  const { name, shortDescription, type, uniqueName, rating } = card;
  return {
    name,
    description: shortDescription || name,
    url: publicUrl + productPath(card),
    image: `${publicUrl}/covers/${type}/${encodeURIComponent(uniqueName)}.png`,
    ...(rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.average,
        reviewCount: rating.count,
        bestRating: 5,
        worstRating: 1,
      },
    }),
  };
}

function course(product: Product, site: FrontSite): object {
  const { card, outcomes } = product;
  return {
    ...schemaOrg,
    '@type': 'Course',
    ...common(product, site),
    provider: provider(site),
    ...(outcomes.length > 0 && { teaches: outcomes }),
    ...(card.price && { offers: [{ ...offer(product, site), category: category(card.price) }] }),
    hasCourseInstance: [
      {
        '@type': 'CourseInstance',
        courseMode: 'Online',
        ...(card.nextStart && { startDate: card.nextStart }),
        ...(card.length && { courseWorkload: `PT${Math.max(1, Math.round(card.length / 60))}M` }),
      },
    ],
  };
}

function goods(product: Product, site: FrontSite): object {
  return {
    ...schemaOrg,
    '@type': 'Product',
    ...common(product, site),
    ...(product.card.price && { offers: offer(product, site) }),
  };
}

function offer({ card }: Product, { publicUrl }: FrontSite) {
  const { amount, total } = card.price as Schema<'Price'>;
  const money = total ?? amount;
  return {
    '@type': 'Offer',
    price: (money.amount / 100).toFixed(2),
    priceCurrency: money.currency,
    availability: 'https://schema.org/InStock',
    url: publicUrl + productPath(card),
  };
}

function category({ type }: Schema<'Price'>): string {
  if (type === 'free') return 'Free';
  return type === 'subscription' ? 'Subscription' : 'Paid';
}

function breadcrumbs({ publicUrl }: FrontSite, ways: [name: string, path: string][]): object {
  return {
    ...schemaOrg,
    '@type': 'BreadcrumbList',
    itemListElement: [[ACADEMY_NAME, '/'] as [string, string], ...ways].map(
      ([name, path], index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: publicUrl + path,
      }),
    ),
  };
}

function faq(questions: Product['questions']): object {
  return {
    ...schemaOrg,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, html }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: html },
    })),
  };
}
