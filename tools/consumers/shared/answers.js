/** What the academy of the test says to the widgets. */
export const answers = {
  'GET /me': { id: 1, roles: ['admin', 'mentor'] },
  'GET /me/context': { totalXpPoints: 7340, level: 7 },
  'GET /creator/me/modules/1/coupons': {
    product: { id: 1, name: 'OSPF in Practice', uniqueName: 'ospf', type: 2 },
    coupons: [
      { id: 1, code: 'NIGHTSHIFT20', contexts: ['checkout'], version: 1, planCount: 1, uses: 0 },
    ],
  },
  'GET /mentors/1/modules': [],
  'GET /mentors/1/cohorts': [],
  'GET /homeworks/-/submissions': {
    data: [],
    paging: { page: 0, pageSize: 20, total: 0, totalPages: 0 },
    keyset: { pageSize: 20, total: 0, next: null, previous: null },
    counts: [],
  },
};
