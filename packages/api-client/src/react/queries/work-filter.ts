/** Which quizzes or homeworks of a list. */
export interface WorkFilter {
  status?: string | undefined;
  productId?: number | undefined;
  page?: number | undefined;
}

/** A filter as the parameters of a list. */
export const workParameters = ({ status, productId, page = 0 }: WorkFilter) => ({
  params: {
    query: { page, pageSize: 20, ...(status && { status }), ...(productId && { productId }) },
  },
});
