import { Outlet, useLocation, useNavigate, useParams, useRouter } from '@tanstack/react-router';
import { ProductEditor } from '@uplink/creator/products';

export function ProductEditorPage() {
  const { type = '', productId = '' } = useParams({ strict: false });
  const { routesByPath } = useRouter();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <ProductEditor
      productId={Number(productId)}
      word={type}
      path={tabPath(pathname)}
      hasPage={(tab) => `/creator/products/$type/$productId/${tab}` in routesByPath}
      onDeleted={() => void navigate({ href: '/creator/products' })}
    >
      <Outlet />
    </ProductEditor>
  );
}

/** The address of the open tab, whatever is open in it: `/creator/products/course/14/syllabus`. */
const tabPath = (pathname: string) => pathname.split('/').slice(0, 6).join('/').replace(/\/$/, '');
