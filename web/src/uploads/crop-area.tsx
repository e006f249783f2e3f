/** The area in which a picture is cropped, by touch, mouse and keyboard. */
import { Box, type BoxProps } from '@chakra-ui/react';
import Cropper, { type CropperProps } from 'react-easy-crop';

/** Pixels that an arrow key moves the picture. */
const KEY_STEP = 8;

export const MAX_ZOOM = 4;

interface CropAreaProps
  extends Pick<
    CropperProps,
    'aspect' | 'crop' | 'zoom' | 'onCropChange' | 'onZoomChange' | 'onCropComplete'
  > {
  /** The URL of the picture; null while it is made. */
  readonly url: string | null;
  readonly height: BoxProps['h'];
  /** Names the area for screen readers. */
  readonly label: string;
  /** The id of the text that explains the keys. */
  readonly describedBy: string;
  readonly cropShape?: CropperProps['cropShape'];
  /** In degrees. */
  readonly rotation?: number;
  /** Called if the browser cannot open the picture. */
  readonly onUnreadable: () => void;
}

export function CropArea({
  url,
  height,
  label,
  describedBy,
  onUnreadable,
  ...cropping
}: CropAreaProps) {
  return (
    <Box position="relative" h={height} bg="bg.muted" borderRadius="md" overflow="hidden">
      {url && (
        <Cropper
          {...cropping}
          image={url}
          maxZoom={MAX_ZOOM}
          keyboardStep={KEY_STEP}
          cropperProps={{
            role: 'application',
            'aria-label': label,
            'aria-describedby': describedBy,
          }}
          mediaProps={{ alt: '', onError: onUnreadable }}
        />
      )}
    </Box>
  );
}
