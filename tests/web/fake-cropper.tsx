/** A fake of react-easy-crop: reports a fixed area on mount and after each rotation. */
import { useEffect } from 'react';

interface CropperProps {
  readonly rotation: number;
  readonly onCropComplete: (share: object, pixels: object) => void;
}

export default function Cropper({ rotation, onCropComplete }: CropperProps) {
  useEffect(() => onCropComplete({}, { x: 10, y: 20, width: 300, height: 300 }), [rotation]);
  return <div />;
}
