/** The cover of a course or campaign: choosing, cropping and uploading a picture. */
export const cover = {
  pick: 'Choose a cover picture',
  now: 'The cover as it is now',
  noImage: 'This file is not a picture. Please choose a JPEG, PNG or WebP.',
  tooLarge: 'The file is larger than 30 MB. Please choose a smaller picture.',
  unreadable: 'This picture cannot be opened. Please choose another one.',
  title: 'Choose the part for the cover',
  help: 'Drag the picture, or move it with the arrow keys. Zoom with the buttons or the slider.',
  part: 'The part that is shown',
  blurred: 'This part has few pixels and will look blurred on large screens.',
  sending: 'Uploading: {percent}%',
  failed: 'The cover could not be uploaded. Please try again.',
  use: 'Use as cover',
  zoom: 'Zoom',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
} as const;
