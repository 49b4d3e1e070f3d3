export { MediaLibrary, type MediaLibraryProps, type MediaSearch } from './media-library.tsx';
