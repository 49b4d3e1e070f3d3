export { CertificateEditor, type CertificateEditorProps } from './certificate-editor.tsx';
export {
  CertificateList,
  type CertificateListProps,
  type CertificateSearch,
} from './certificate-list.tsx';
