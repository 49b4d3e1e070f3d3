/* The style sheets of the public pages; the rest of this module is not kept. */
import '@uplink/ui/tokens.css';
import '@uplink/ui/base.css';
import '@uplink/ui/helpers.css';
import { PublicPage } from './public-page.tsx';

export { PublicPage };
