/** A link inside the app that looks like a button. */
import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { buttonRecipe } from '../theme/recipes/button.ts';

export const ButtonLink = chakra(Link, buttonRecipe);
