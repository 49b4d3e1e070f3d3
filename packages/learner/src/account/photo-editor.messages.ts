import { defineMessages } from '@uplink/api-client/messages';

export const photoEditorMessages = defineMessages('learner/photo-editor', {
  title: 'Photo',
  choose: 'Choose a photo',
  change: 'Choose another photo',
  remove: 'Remove photo',
  help: 'PNG, JPG or GIF, up to 5 MB. Anyone who sees your name can see it.',
  crop: 'Crop your photo',
  cropHelp: 'Drag the photo, or move it with the arrow keys.',
  area: 'Crop area',
  zoom: 'Zoom',
  use: 'Use photo',
  cancel: 'Cancel',
  uploading: 'Uploading your photo',
  saved: 'Your photo is saved.',
  removed: 'Your photo was removed.',
  unreadable: "We can't open this file as an image. Choose another one.",
});
