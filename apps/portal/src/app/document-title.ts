import { ACADEMY_NAME } from './constants.ts';

/** 'OSPF in Practice - Uplink Academy'; the academy's name alone where a page has no title. */
export function documentTitle(title: string | undefined): string {
  return title === undefined || title === '' ? ACADEMY_NAME : `${title} - ${ACADEMY_NAME}`;
}
